/**
 * The only hosts whose pages may run in frames of ours. A frame loads after the visitor presses its button. The content
 * security policy uses this list (C91).
 */
export const embedHosts = {
  video: 'https://www.youtube-nocookie.com',
  map: 'https://www.openstreetmap.org',
} as const;
