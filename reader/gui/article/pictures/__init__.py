"""Pictures of articles: asked for, decoded, sized, and their placeholders."""
