/**
 * The only hosts whose pages may run inside ours, in frames that load nothing until a visitor asks. The page's policy
 * is made from this (C91).
 */
export const embedHosts = {
  video: 'https://www.youtube-nocookie.com',
  map: 'https://www.openstreetmap.org',
} as const;
