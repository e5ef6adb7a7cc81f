// Seam; replaced.
