export interface ShareNetwork {
  name: string;
  /** Our own drawing in a box of 20, not a logo. */
  icon: string;
  /** Where the network takes an address; those without one get the text on the clipboard. */
  addressFor?: (title: string, url: string) => string;
}

/** The networks of spec section 2, in its order. */
export const shareNetworks: ShareNetwork[] = [
  {
    name: 'Facebook',
    icon: 'M13 3.5h-1.5A2.5 2.5 0 0 0 9 6v11M6.5 10h6',
    addressFor: (_, url) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  { name: 'Instagram', icon: 'M6 3h8l3 3v8l-3 3H6l-3-3V6ZM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM14 5.8v.4' },
  {
    name: 'LinkedIn',
    icon: 'M4.5 8.5V16M4.5 4.5v.5M9 16V8.5M9 12c0-2 1.2-3.5 3.2-3.5S16 9.8 16 12v4',
    addressFor: (_, url) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
  {
    name: 'Twitter',
    icon: 'M4 4l12 12M16 4 4 16',
    addressFor: (title, url) => `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`,
  },
  { name: 'TikTok', icon: 'M11 3.5V13a3 3 0 1 1-3-3M11 3.5c.3 2.5 2 4 4.5 4.2' },
];
