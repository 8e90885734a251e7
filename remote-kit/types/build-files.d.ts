/** Files that the build turns into modules (webpack/base-config.cjs). */

/** The classes of a style sheet, by their names in it. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A style sheet of a library comes as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** A picture or font is a file of the release; its module is the address. */
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
