// Under Jest each class name of a CSS module has the name of its property.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
