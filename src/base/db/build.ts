import { version as packageVersion } from '../../../package.json'

/** Set by the bundler (scripts/bundle.mjs). Undefined when running from the sources. */
declare const HUSBOK_BUILD: { readonly version: string; readonly commit: string } | undefined

/** The running version, which increases with each release, and the commit that it was built from. */
export const { version, commit } =
  typeof HUSBOK_BUILD === 'undefined' ? { version: packageVersion, commit: 'unbuilt' } : HUSBOK_BUILD
