"""Pictures of articles: asked for, decoded, sized, and what stands in their place."""
