// We import lib/provider.js, because the package's main file prints a warning on Node 20, on which the package works. Main
// only exports it again, so the types are the same.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
