"""What is fetched beside the polls: pictures, pages, icons."""
