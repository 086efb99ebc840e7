/** The app's credentials at each provider. */
export interface Credentials {
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string }
  readonly idporten: { readonly clientId: string; readonly clientSecret: string }
  readonly sveve: { readonly user: string; readonly password: string }
  readonly signicat: {
    readonly clientId: string
    readonly clientSecret: string
    readonly webhookSecret: string
    readonly eventFormat: 'legacy' | 'dtp'
  }
}

/** Reads them from the app's own variables. A variable that isn't set gets a publicly known default. */
export const credentialsIn = (environment: Record<string, string | undefined>): Credentials => {
  const of = (name: string, fallback: string) => environment[name] || fallback
  return {
    stripe: {
      secretKey: of('STRIPE_SECRET_KEY', 'sk_test_sandbox'),
      webhookSecret: of('STRIPE_WEBHOOK_SECRET', 'whsec_sandbox'),
    },
    idporten: {
      clientId: of('IDPORTEN_CLIENT_ID', 'husbok'),
      clientSecret: of('IDPORTEN_CLIENT_SECRET', 'sandbox'),
    },
    sveve: { user: of('SVEVE_USER', 'husbok'), password: of('SVEVE_PASSWORD', 'sandbox') },
    signicat: {
      clientId: of('SIGNICAT_CLIENT_ID', 'husbok'),
      clientSecret: of('SIGNICAT_CLIENT_SECRET', 'sandbox'),
      webhookSecret: of('SIGNICAT_WEBHOOK_SECRET', 'sandbox'),
      eventFormat: environment['SIGNICAT_EVENT_FORMAT'] === 'legacy' ? 'legacy' : 'dtp',
    },
  }
}
