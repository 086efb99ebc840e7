import { version as packageVersion } from '../../../package.json'

/** Set by the bundler (scripts/bundle.mjs). Undefined when running from the sources. */
declare const HUSBOK_BUILD: { readonly version: string; readonly commit: string } | undefined

export const { version, commit } =
  typeof HUSBOK_BUILD === 'undefined' ? { version: packageVersion, commit: 'unbuilt' } : HUSBOK_BUILD
