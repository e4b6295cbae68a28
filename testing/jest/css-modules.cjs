// Each class name of a CSS module stands for itself under Jest.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
