/** The client that the app is registered as. */
export interface Client {
  readonly clientId: string
  readonly clientSecret: string
  /** Where the app's pages are, without a slash at the end. */
  readonly publicUrl: string
}

/** Levels of assurance: what a login is worth. */
export const levels = ['idporten-loa-substantial', 'idporten-loa-high'] as const

/** Tells the logout page what to load in frames; taken off before the answer leaves the sandbox. */
export const frontChannelHeader = 'x-front-channel-logout'
