// The package's first file prints a warning on Node 20, which the product runs on too and under which it works. This one
// is what that file exports.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
