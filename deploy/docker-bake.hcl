// docker buildx bake -f deploy/docker-bake.hcl            both platforms
// docker buildx bake -f deploy/docker-bake.hcl local      this machine's, into its image list

variable "IMAGE" {
  default = "wayfare"
}

variable "VERSION" {
  default = "latest"
}

group "default" {
  targets = ["wayfare"]
}

target "wayfare" {
  context    = "."
  dockerfile = "deploy/Dockerfile"
  platforms  = ["linux/amd64", "linux/arm64"]
  tags       = ["${IMAGE}:${VERSION}"]
}

target "local" {
  inherits  = ["wayfare"]
  platforms = []
  output    = ["type=docker"]
}
