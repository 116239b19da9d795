export const UI_TYPE = "text/html;profile=mcp-app";

/** What a client announces that shows views. */
export const SHOWS_VIEWS = {
  extensions: { "io.modelcontextprotocol/ui": { mimeTypes: [UI_TYPE] } },
};
