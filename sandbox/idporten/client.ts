/** The client that the app is registered as. */
export interface Client {
  readonly clientId: string
  readonly clientSecret: string
  /** The address of the app's pages, without a slash at the end. */
  readonly publicUrl: string
}

/** Levels of assurance of a login. */
export const assuranceLevels = ['idporten-loa-substantial', 'idporten-loa-high'] as const

/** Tells the logout page what to load in frames. Removed before the answer leaves the sandbox. */
export const frontChannelHeader = 'x-front-channel-logout'
