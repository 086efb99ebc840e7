import { describe, expect, it } from 'vitest'
import type { Db } from '../../base/db/pool'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Mail, Sms } from '../../base/outbox/model'
import type { SettledSplit } from './service-settlement'
import { depositMessages, type DepositNotice, type NoticeRow } from './service-mail'

const now = '2026-11-20T10:00:00.000Z' as Instant

const row = {
  id: 7,
  account_id: 1,
  contract_id: 3,
  attempt: 1,
  funds: ore(1_000_000),
  agreed_sum: ore(3_600_000),
  tenant_sum: ore(3_000_000),
  landlord_sum: ore(600_000),
  released_category: 'SPLIT',
  house_address: 'Storgata 12',
  house_city: 'Oslo',
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_email: 'per@example.no',
  tenant_phone_code: '+47',
  tenant_phone: '90012345',
  has_co_tenants: false,
  finished_on: null,
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  phone_code: '+47',
  phone: '40012345',
  language: 'nb',
  signed_in: 'nb',
  number: '12345678903',
  due: day('2027-01-04'),
} as Partial<NoticeRow> as NoticeRow

const notices: readonly DepositNotice[] = [
  'opened',
  'part',
  'full',
  'over',
  'split',
  'released',
  'closed',
  'declined',
  'late',
]

/** The messages that are queued for a notice. */
async function messagesOf(
  notice: DepositNotice,
  more: Partial<NoticeRow> = {},
  bankName = 'Fjordbanken',
  settled: SettledSplit | null = null,
) {
  const mails: Mail[] = []
  const texts: Sms[] = []
  const notify = depositMessages({
    publicUrl: 'https://husbok.example',
    bankName,
    settledBy: async () => settled,
    queueMail: async (_db, _now, mail) => void mails.push(mail),
    queueSms: async (_db, _now, sms) => void texts.push(sms),
  })
  await notify(undefined as unknown as Db, now, { ...row, ...more }, notice)
  return { mails, texts }
}

describe.each(notices)('what is said of a deposit account: %s', (notice) => {
  it('names the home with its town, the bank, and the landlord with phone and e-mail', async () => {
    const { mails, texts } = await messagesOf(notice)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) {
      expect(mail.text).toContain('Storgata 12, Oslo')
      expect(mail.text).toContain('Fjordbanken')
      expect(mail.text).toContain('Kari Nordmann, tlf. +47 40 01 23 45, e-post kari@example.no')
      expect(mail.subject).toContain('Storgata 12, Oslo')
      // The tenant's answer to a message goes to the landlord.
      const from = mail.to === 'per@example.no' ? ['kari@example.no', 'Kari Nordmann'] : [undefined, undefined]
      expect([mail.replyTo, mail.onBehalfOf]).toEqual(from)
    }
    for (const { text } of texts) {
      expect(text).toContain('Storgata 12, Oslo')
      expect(text).toContain('Bank: Fjordbanken. Utleier: Kari Nordmann, tlf. +47 40 01 23 45. Husbok')
      expect(text).not.toMatch(/\{\{|undefined/)
    }
  })

  it('says of several tenants who provides the deposit alone, in the same words, while there is an account', async () => {
    const alone =
      'Depositumet stilles av Per Hansen alene. Kontoen står i navnet til Per Hansen, og det er bare Per Hansen som kan samtykke til utbetaling.'
    const leaves =
      'Flytter Per Hansen ut mens andre blir boende, skal depositumet gjøres opp eller erstattes av et nytt før den dagen.'
    const stands = notice !== 'released' && notice !== 'closed'
    for (const { text } of (await messagesOf(notice, { has_co_tenants: true })).mails)
      expect([text.includes(alone), text.includes(leaves)]).toEqual([stands, stands])
    for (const { text } of (await messagesOf(notice)).mails) expect(text).not.toContain(alone)
  })

  it('goes to the tenant in English where the phone is of another country, or the lease has English beside it', async () => {
    const own = { tenant_phone_code: '+48', tenant_phone: '501234567' }
    for (const more of [own, { signed_in: 'en' as const }]) {
      const { mails } = await messagesOf(notice, more)
      const tenant = mails.find(({ to }) => to === 'per@example.no')
      if (tenant) expect(tenant.text).toContain('The bank: Fjordbanken')
      for (const { to, text } of mails) if (to === 'kari@example.no') expect(text).toContain('Banken: Fjordbanken')
    }
  })

  it('has nothing that was typed before its own words, and nothing that reads as an address of the web', async () => {
    const { mails, texts } = await messagesOf(notice, {
      house_address: 'https://evil.com/betal',
      house_city: 'www.evil.com',
      firstName: 'Vinn.no',
      lastName: 'evil.com/x',
      tenant_first_name: 'evil.com',
      tenant_last_name: 'a@b.no',
    })
    for (const { subject } of mails) {
      expect(subject).toMatch(/^(Deposit|Du|Det er betalt inn for mye|En del|Utleieren|Banken)/)
      expect(subject).not.toMatch(/evil\.com|www|:\/\/|@/)
    }
    for (const { text } of texts) {
      expect(text).toMatch(/^(Deposit|Depositumskontoen)/)
      expect(text).not.toMatch(/evil\.com|www|:\/\/|@|vinn\.no/i)
    }
    for (const { text } of mails) expect(text).not.toMatch(/evil\.com|www\./)
  })
})

it('without a name the bank is that of Signicat, with a capital where a sentence begins', async () => {
  const { mails, texts } = await messagesOf('opened', {}, '')
  expect(mails[0]!.text).toContain('Depositumsbanken til Signicat har åpnet')
  expect(texts[0]!.text).toContain('Bank: depositumsbanken til Signicat.')
})

it.each([
  ['nb', /kr 30 000 .*til deg og kr 6 000 til utleieren/, 'andre beløp', 'fem uker etter', 'ingen frist', 'erstatter'],
  ['en', /kr 30 000 go to you and kr 6 000 to the/, 'other amounts', 'five weeks after', 'no deadline', 'replaces any'],
] as const)(
  'of a split the tenant reads each sum, each deadline and what else to answer: %s',
  async (signed_in, sums, ...parts) => {
    for (const rent_account_in_deposit_bank of [false, true]) {
      const { mails } = await messagesOf('split', { signed_in, rent_account_in_deposit_bank })
      const text = mails[0]!.text.replaceAll('\u00a0', ' ')
      expect(text).toMatch(sums)
      for (const part of parts) expect(text).toContain(part)
      expect(/leie du skylder|rent that you owe/.test(text)).toBe(rent_account_in_deposit_bank)
    }
  },
)

it.each([
  ['nb', 'Rentene er dine og kommer i tillegg. Bare du kan samtykke.', /blir boende/],
  ['en', 'The interest is yours and comes on top. Only you can consent.', /while others stay/],
] as const)(
  'of a split after the tenancy says whose the interest is, and nothing of who stays: %s',
  async (signed_in, own, stays) => {
    for (const rent_account_in_deposit_bank of [false, true]) {
      const more = { signed_in, rent_account_in_deposit_bank, has_co_tenants: true }
      const [running, ended] = await Promise.all(
        [null, day('2026-11-20')].map(
          async (finished_on) => (await messagesOf('split', { ...more, finished_on })).mails[0]!.text,
        ),
      )
      for (const text of [running!, ended!]) expect(text).toContain(own)
      expect([stays.test(running!), stays.test(ended!)]).toEqual([true, false])
    }
  },
)

it('of a split with a settlement names each claim with its sum, and has the PDF when the tenant is asked', async () => {
  const kind = { nb: 'Skade', en: 'Damage' }
  const items = [
    { kind, text: 'Brennmerke i gulvet', sum: ore(400_000) },
    { kind: { nb: 'Leie', en: 'Rent' }, text: 'www.evil.com', sum: ore(200_000) },
  ]
  const settled = { items, paper: { bytes: Buffer.from('%PDF'), name: 'oppgjør.pdf' } }
  for (const [notice, files] of [
    ['split', ['oppgjør.pdf']],
    ['released', undefined],
  ] as const) {
    const { mails } = await messagesOf(notice, {}, '', settled)
    const { text, attachments } = mails.find(({ to }) => to === 'per@example.no')!
    expect(text.replaceAll('\u00a0', ' ')).toContain('Skade: Brennmerke i gulvet, kr 4 000')
    expect(text).not.toContain('www.')
    expect(attachments?.map(({ name }) => name)).toEqual(files)
  }
  expect((await messagesOf('full', {}, '', settled)).mails[0]!.text).not.toContain('Brennmerke')
})

it('names rent owed only where the lease agrees that the rent goes to an account in the bank of the deposit', async () => {
  for (const signed_in of ['nb', 'en'] as const) {
    const note = async (rent_account_in_deposit_bank: boolean) =>
      (await messagesOf('full', { signed_in, rent_account_in_deposit_bank })).mails[0]!.text
    const owed = /skylder|dokumentert leie|you owe|rent/
    expect((await note(false)).replaceAll(/tenancy|Rent Disputes/gi, '')).not.toMatch(owed)
    expect(await note(true)).toMatch(/leie du skylder til kontoen i samme bank|rent that you owe to the account/)
  }
})

it('of an account that is closed with nothing paid in no money goes back', async () => {
  const { mails, texts } = await messagesOf('closed', { funds: ore(0) })
  for (const { text } of [...mails, ...texts]) {
    expect(text).toContain('Ingenting var betalt inn')
    expect(text).not.toMatch(/tilbake|kr[\s\u00a0]0/)
  }
  expect((await messagesOf('closed')).texts[0]!.text).toContain('går tilbake til deg')
})
