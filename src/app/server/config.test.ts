import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { checkBackupStore, checkMail, checkOlderTaxPath, checkPlans, checkRegisters, readConfig } from './config'
import { securityTxt } from './modules'
import { hasTestPersons, noProviders, settingsOrStandIns } from './providers'

describe('who runs the installation', () => {
  it.each([
    [{}, []],
    [{ OPERATOR: ' Fjordbo AS, org.nr. 923 456 783 ', OPERATOR_ADDRESS: '' }, ['Fjordbo AS, org.nr. 923 456 783']],
    [{ OPERATOR: 'Fjordbo AS', OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo' }, ['Fjordbo AS', 'Storgata 1, 0155 Oslo']],
  ])('%j writes %j in the foot of mails', (variables, lines) => {
    expect(readConfig(variables).operator).toEqual(lines)
  })
  it('is refused on several lines', () => {
    expect(() => readConfig({ OPERATOR: 'Fjordbo AS\nBcc: x@y.no' })).toThrow('OPERATOR: one line, please')
  })
})

describe('links out of the app', () => {
  it('lead to the example’s own pages when nothing is set', () => {
    const { links, supportEmail } = readConfig({})
    const { social, privacy, ...rest } = links
    // The product has a page of its own about personal data.
    expect(privacy).toBe('/privacy')
    for (const url of [...Object.values(rest), ...social.map((one) => one.url)])
      expect(url).toMatch(/^https:\/\/husbok\.example\/[a-z-]+$/)
    expect(Object.keys(links)).toEqual(['terms', 'privacy', 'faq', 'appStore', 'playStore', 'social'])
    expect(social.map((one) => one.name)).toEqual(['Facebook', 'Instagram', 'LinkedIn'])
    expect(supportEmail).toBe('support@husbok.example')
  })

  it('are what the environment says, named', () => {
    const { links } = readConfig({
      FAQ_URL: 'https://hjelp.no/faq/',
      APP_STORE_URL: 'https://apps.no/1?x=2',
      SOCIAL_URLS: 'Face book=https://f.no/a?b=c,X=https://x.no',
    })
    expect(links.faq).toBe('https://hjelp.no/faq')
    expect(links.appStore).toBe('https://apps.no/1?x=2')
    expect(links.social).toEqual([
      { name: 'Face book', url: 'https://f.no/a?b=c' },
      { name: 'X', url: 'https://x.no' },
    ])
  })

  it.each([
    ['https://f.no'],
    ['X=javascript:alert(1)'],
    ['=https://f.no'],
    ['X=https://f.no,'],
    ['X=https://f.no,https://g.no'],
  ])('are refused when they are none: %s', (text) => {
    expect(() => readConfig({ SOCIAL_URLS: text })).toThrow(/SOCIAL_URLS/)
  })
})

describe('the plans', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }
  it.each([
    [{}, 'stripe'],
    [{ NODE_ENV: 'production' }, 'none'],
    [{ NODE_ENV: 'production', SANDBOX: 'on' }, 'stripe'],
    [{ NODE_ENV: 'production', ...stripe }, 'stripe'],
    [{ SANDBOX: 'off' }, 'none'],
    [{ PLANS: 'none', ...stripe }, 'none'],
    [{ NODE_ENV: 'production', PLANS: 'stripe' }, 'stripe'],
  ])('with %j are %s', (environment, plans) => expect(readConfig(environment).plans).toBe(plans))

  it.each([
    [{}, 49],
    [{ PRICE_A_MONTH: '59' }, 59],
    [{ NODE_ENV: 'production', ...stripe }, null],
    [{ NODE_ENV: 'production', ...stripe, PRICE_A_MONTH: '59.5' }, 59.5],
    [{ NODE_ENV: 'production', PRICE_A_MONTH: '59' }, null],
  ])('with %j, the front page says that a month costs %j', (environment, price) =>
    expect(readConfig(environment).priceAMonth).toBe(price),
  )

  it('need somebody to pay to', () => {
    const start = (environment: Record<string, string>) => () => checkPlans(readConfig(environment))
    expect(start({ NODE_ENV: 'production', PLANS: 'stripe' })).toThrow(/PLANS=stripe needs Stripe/)
    expect(start({ NODE_ENV: 'production', PLANS: 'stripe', ...stripe })).not.toThrow()
    expect(start({ PLANS: 'stripe' })).not.toThrow()
    expect(start({ NODE_ENV: 'production' })).not.toThrow()
  })

  it('are refused when they are none of these', () => expect(() => readConfig({ PLANS: 'free' })).toThrow(/PLANS/))
})

describe('the contact for weaknesses', () => {
  const now = '2026-11-20T10:00:00.000Z' as Instant

  it('is what the environment says, until the day it says', () => {
    const config = readConfig({ SECURITY_CONTACT: 'https://husbok.no/sikkerhet', SECURITY_EXPIRES: '2027-03-01' })
    expect(securityTxt(config, now)).toContain(
      'Contact: https://husbok.no/sikkerhet\r\nExpires: 2027-03-01T23:59:59Z\r\n',
    )
  })

  it.each([
    { SECURITY_CONTACT: 'javascript:alert(1)' },
    { SECURITY_CONTACT: 'oss' },
    { SECURITY_EXPIRES: '2027-02-30' },
  ])('is refused when it is none: %j', (environment) => expect(() => readConfig(environment)).toThrow(/SECURITY_/))
})

describe('mail in production', () => {
  const start = (environment: Record<string, string>) => () => checkMail(readConfig(environment))

  it('needs a mail server, or the word that the sandbox is meant', () => {
    expect(start({ NODE_ENV: 'production' })).toThrow(/SMTP_URL is missing/)
    expect(start({ NODE_ENV: 'production', SANDBOX: 'off' })).toThrow(/SMTP_URL is missing/)
    expect(start({ NODE_ENV: 'production', SMTP_URL: '' })).toThrow(/SMTP_URL is missing/)
    expect(start({ NODE_ENV: 'production', SANDBOX: 'on' })).not.toThrow()
    expect(start({ NODE_ENV: 'production', SMTP_URL: 'smtps://mail.no' })).not.toThrow()
    expect(start({ NODE_ENV: 'development' })).not.toThrow()
    expect(start({ SANDBOX: 'off' })).toThrow(/SMTP_URL is missing/)
    expect(start({})).not.toThrow()
  })
})

describe('the sender of mails', () => {
  it.each([
    [undefined, { name: 'Husbok', address: 'no-reply@husbok.example' }],
    ['post@utleie.no', { name: '', address: 'post@utleie.no' }],
    ['<post@utleie.no>', { name: '', address: 'post@utleie.no' }],
    ['Utleie AS <post@utleie.no>', { name: 'Utleie AS', address: 'post@utleie.no' }],
    ['"Utleie, Bø" <post@utleie.no>', { name: 'Utleie, Bø', address: 'post@utleie.no' }],
  ])('%j is %j', (MAIL_FROM, sender) => expect(readConfig({ MAIL_FROM }).mailFrom).toEqual(sender))

  it.each(['Husbok', 'Husbok <post>', 'a@b.no, c@d.no', 'Husbok post@utleie.no', 'Husbok <a@b.no> <c@d.no>'])(
    '%j does not start',
    (MAIL_FROM) => expect(() => readConfig({ MAIL_FROM })).toThrow(/MAIL_FROM: must be an address/),
  )
})

it('the electronic id is shown on the login screen only where that is said', () => {
  expect(readConfig({}).externalLogin).toBe(false)
  expect(readConfig({ EXTERNAL_LOGIN: 'hidden' }).externalLogin).toBe(false)
  expect(readConfig({ EXTERNAL_LOGIN: 'shown' }).externalLogin).toBe(true)
  expect(() => readConfig({ EXTERNAL_LOGIN: 'yes' })).toThrow(/EXTERNAL_LOGIN/)
})

it('the older tax path is off, and starts with the tax authority of the sandbox only', () => {
  const start = (environment: Record<string, string>) => () => checkOlderTaxPath(readConfig(environment))
  expect(readConfig({}).olderTaxPath).toBe(false)
  expect(start({ NODE_ENV: 'production' })).not.toThrow()
  expect(start({ OLDER_TAX_PATH: 'on' })).not.toThrow()
  expect(start({ OLDER_TAX_PATH: 'on', NODE_ENV: 'production' })).toThrow(/OLDER_TAX_PATH=on needs/)
  expect(start({ OLDER_TAX_PATH: 'on', SANDBOX: 'off' })).toThrow(/SANDBOX=on and SKATTEETATEN=off/)
  const real = { SKATTEETATEN: 'on', IDPORTEN_CLIENT_ID: 'id', IDPORTEN_CLIENT_SECRET: 'secret' }
  expect(start({ OLDER_TAX_PATH: 'on', ...real })).toThrow(/OLDER_TAX_PATH=on needs/)
  expect(() => readConfig({ OLDER_TAX_PATH: 'yes' })).toThrow(/OLDER_TAX_PATH/)
})

describe('a provider', () => {
  it('is not configured when nothing is said of it', () => {
    expect(readConfig({}).providers).toEqual({
      stripe: null,
      idporten: null,
      sveve: null,
      signicat: null,
      skatteetaten: null,
    })
  })

  it('is reached at its own address unless another one is named', () => {
    const { stripe, idporten, sveve, signicat } = readConfig({
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      IDPORTEN_CLIENT_ID: 'id',
      IDPORTEN_CLIENT_SECRET: 'secret',
      IDPORTEN_ISSUER: 'https://test.idporten.no/',
      SVEVE_USER: 'user',
      SVEVE_PASSWORD: 'password',
      SIGNICAT_CLIENT_ID: 'client',
      SIGNICAT_CLIENT_SECRET: 'secret',
      SIGNICAT_WEBHOOK_SECRET: 'token-of-sixteen-signs',
      SIGNICAT_DEPOSIT_URL: 'https://bank.example/deposit/',
    }).providers
    expect(stripe).toEqual({
      apiUrl: 'https://api.stripe.com',
      secretKey: 'sk',
      webhookSecret: 'whsec_0123456789abcdef',
      pageHosts: ['stripe.com'],
    })
    expect(idporten).toEqual({ issuer: 'https://test.idporten.no', clientId: 'id', clientSecret: 'secret' })
    expect(sveve).toEqual({ url: 'https://sveve.no', user: 'user', password: 'password', from: 'Husbok' })
    expect(signicat).toEqual({
      tokenUrl: 'https://api.signicat.com/auth/open/connect/token',
      scope: 'signicat-api',
      signUrl: 'https://api.signicat.com/express/sign',
      depositUrl: 'https://bank.example/deposit',
      pageHosts: ['signicat.com', 'signicat.io', 'idfy.io'],
      clientId: 'client',
      clientSecret: 'secret',
      webhookSecret: 'token-of-sixteen-signs',
      eventFormat: 'dtp',
      bankidMethod: 'no_bankid_csc',
    })
  })

  it('sends people to hosts that are named, and to nothing else', () => {
    const signicat = (SIGNICAT_PAGE_HOSTS: string) =>
      readConfig({
        SIGNICAT_CLIENT_ID: 'client',
        SIGNICAT_CLIENT_SECRET: 'secret',
        SIGNICAT_WEBHOOK_SECRET: 'token-of-sixteen-signs',
        SIGNICAT_PAGE_HOSTS,
      }).providers.signicat!
    expect(signicat('Sign.example.com, bank.example').pageHosts).toEqual(['sign.example.com', 'bank.example'])
    for (const wrong of ['https://sign.example.com', '*', 'sign.example.com/', 'com', 'a.example,,b.example'])
      expect(() => signicat(wrong), wrong).toThrow('SIGNICAT_PAGE_HOSTS')
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }, 'STRIPE_SECRET_KEY'],
    [{ IDPORTEN_ISSUER: 'https://idporten.no', IDPORTEN_CLIENT_ID: 'a' }, 'IDPORTEN_CLIENT_SECRET'],
    [{ SVEVE_USER: 'user' }, 'SVEVE_PASSWORD'],
    [{ SIGNICAT_CLIENT_ID: 'a', SIGNICAT_WEBHOOK_SECRET: 'b-0123456789abcdef' }, 'SIGNICAT_CLIENT_SECRET'],
  ])('that is only partly configured is refused: %j', (environment, missing) => {
    expect(() => readConfig(environment)).toThrow(`missing: ${missing}`)
  })
})

describe('what would protect nothing', () => {
  const short = /WEBHOOK_SECRET: must have at least 16 characters/
  const proxies = ['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1,', '10.0.0', '::/129', '*']
  const refused: [Record<string, string>, RegExp][] = [
    [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'a' }, short],
    [{ SIGNICAT_CLIENT_ID: 'a', SIGNICAT_CLIENT_SECRET: 'b', SIGNICAT_WEBHOOK_SECRET: 'x'.repeat(15) }, short],
    ...proxies.map((value): [Record<string, string>, RegExp] => [
      { TRUST_PROXY: value },
      /TRUST_PROXY: must be addresses or ranges/,
    ]),
  ]
  it.each(refused)('is refused with a sentence: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it.each(['10.0.0.1', '10.0.0.0/8, 192.168.1.7', '::1,2001:db8::/32', 'loopback', 'loopback, uniquelocal'])(
    'a list of proxies that Fastify understands is taken: %s',
    async (value) => {
      const parts = readConfig({ TRUST_PROXY: value })
        .trustProxy!.split(',')
        .map((part) => part.trim())
      await Fastify({ trustProxy: parts }).close()
    },
  )
})

it.each([
  ['https://idporten.no', false],
  ['https://login.idporten.no', false],
  ['https://test.idporten.no', true],
  ['https://login.test.idporten.no', true],
  ['http://127.0.0.1:3001/idporten', true],
])('with ID-porten at %s made-up persons are taken: %s', (issuer, taken) =>
  expect(hasTestPersons({ idporten: { issuer, clientId: 'a', clientSecret: 'b' } })).toBe(taken),
)

it('without ID-porten made-up persons are not taken', () => expect(hasTestPersons({ idporten: null })).toBe(false))

it('nightly backups into a bucket need its store', () => {
  const start = (environment: Record<string, string>) => () => checkBackupStore(readConfig(environment))
  const store = {
    BACKUP_S3_ENDPOINT: 'https://s3.example.no',
    BACKUP_S3_REGION: 'no',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(start({ BACKUP_TO: 's3://bucket/nights' })).toThrow(/BACKUP_TO names a bucket/)
  expect(start({ BACKUP_TO: 's3://bucket/nights', ...store })).not.toThrow()
  expect(start({ BACKUP_TO: '/backups' })).not.toThrow()
})

describe('public registers', () => {
  const one = 'http://127.0.0.1:7'
  const registers = { kartverket: one, brreg: one, ssb: one, norgesBank: one, klass: one }
  const found = (variables: Record<string, string>, standIns = { ...noProviders, registers }) => {
    const config = readConfig(variables)
    return settingsOrStandIns(config.providers, config.sandbox ? standIns : undefined, config.registers).registers
  }
  const real = {
    kartverket: 'https://api.kartverket.no',
    brreg: 'https://data.brreg.no',
    ssb: 'https://data.ssb.no',
    norgesBank: 'https://data.norges-bank.no',
    klass: 'https://data.ssb.no',
  }

  it.each<[Record<string, string>, object | null]>([
    [{}, registers],
    [{ SANDBOX: 'on', NODE_ENV: 'production' }, registers],
    [{ SANDBOX: 'off' }, real],
    [{ NODE_ENV: 'production' }, real],
    [{ SANDBOX: 'on', REGISTERS: 'on' }, real],
    [{ SANDBOX: 'on', REGISTERS: 'off' }, null],
    [
      { REGISTERS: 'on', KARTVERKET_URL: 'http://10.0.0.7:8080/' },
      { ...real, kartverket: 'http://10.0.0.7:8080' },
    ],
    [{ SSB_URL: 'https://ssb.example' }, { ...registers, ssb: 'https://ssb.example' }],
    [{ REGISTERS: 'off', SSB_URL: 'https://ssb.example' }, null],
  ])('with %j are %j', (variables, expected) => expect(found(variables)).toEqual(expected))

  it('are named by scheme and host alone', () => {
    for (const url of ['https://data.ssb.no/api', 'https://data.ssb.no?x=1', 'data.ssb.no', 'ftp://data.ssb.no'])
      expect(() => readConfig({ SSB_URL: url })).toThrow('SSB_URL')
  })

  it('of a sandbox that does not run refuse the start', () => {
    expect(() => checkRegisters(readConfig({ REGISTERS: 'sandbox', SANDBOX: 'off' }))).toThrow('REGISTERS=sandbox')
    expect(() => checkRegisters(readConfig({ REGISTERS: 'sandbox' }))).not.toThrow()
  })
})
