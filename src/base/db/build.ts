import { version as packageVersion } from '../../../package.json'

/** Put in by the bundler (scripts/bundle.mjs); what runs from its sources has none. */
declare const HUSBOK_BUILD: { readonly version: string; readonly commit: string } | undefined

/** What runs: its version, which counts up with each release, and the commit that it was built of. */
export const { version, commit } =
  typeof HUSBOK_BUILD === 'undefined' ? { version: packageVersion, commit: 'unbuilt' } : HUSBOK_BUILD
