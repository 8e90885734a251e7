/* Setting a display name, or wrapping a component at the top of a module, keeps it in the build although nobody uses
   it: the router's own links, forms, fetchers, scroll restoration and prefetching. */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
