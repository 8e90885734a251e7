/** A style sheet of a library comes as its text (scripts/webpack/host-config.cjs). */
declare module '*.css' {
  const text: string;
  export default text;
}
