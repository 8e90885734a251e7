/** A style sheet of a library comes as its text (scripts/webpack/base-config.cjs). */
declare module '*.css' {
  const text: string;
  export default text;
}
