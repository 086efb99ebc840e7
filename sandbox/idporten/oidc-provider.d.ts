// The package's first file prints a warning on Node 20, on which the package works and the product runs too. This file is
// what the first file exports.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
