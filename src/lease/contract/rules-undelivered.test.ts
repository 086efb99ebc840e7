import { expect, it } from 'vitest'
import { undeliveredMessages } from './rules-undelivered'

type Message = Parameters<typeof undeliveredMessages>[0][number]
const message = (id: number, key: string, error: string | null = null): Message => ({
  id,
  key: key.startsWith('deposit-') ? key : `signing-7-${key}`,
  kind: key.endsWith('sms') ? 'sms' : 'mail',
  encrypted: error === null ? null : key,
  error,
})
const refused = 'GiveUp: invalidNumber: Telefonnummeret er ikke gyldig'

it.each<[string, readonly Message[], readonly (readonly [string, string, string])[]]>([
  ['nothing', [], []],
  ['all arrived', [message(1, 'ask-tenant-0-mail'), message(2, 'ask-tenant-0-sms')], []],
  [
    'the text message was refused',
    [message(1, 'ask-tenant-0-mail'), message(2, 'ask-tenant-0-sms', refused)],
    [['sms', 'ask-tenant-0-sms', 'Telefonnummeret er ikke gyldig']],
  ],
  [
    'the reminder arrived',
    [message(3, 'remind-2026-11-21T10:00:00.000Z-tenant-0-sms'), message(2, 'ask-tenant-0-sms', refused)],
    [],
  ],
  [
    'of two tenants one was not reached',
    [
      message(1, 'ask-tenant-0-mail'),
      message(2, 'ask-tenant-1-mail', 'GiveUp: EENVELOPE: 550 5.1.1 unknown: no mailbox'),
    ],
    [['mail', 'ask-tenant-1-mail', '550 5.1.1 unknown: no mailbox']],
  ],
  [
    'of the deposit account the mail was refused',
    [message(1, 'ask-tenant-0-mail'), message(2, 'deposit-3-part-100-tenant', 'GiveUp: EENVELOPE: 550 no mailbox')],
    [['mail', 'deposit-3-part-100-tenant', '550 no mailbox']],
  ],
  [
    'a later message about the deposit account arrived',
    [message(1, 'ask-tenant-0-sms', refused), message(2, 'deposit-3-split-1-40-5-tenant-sms')],
    [],
  ],
  [
    'one may have been sent',
    [message(1, 'turn-landlord-0-sms', 'GiveUp: it may have been sent; temporary: no answer')],
    [['sms', 'turn-landlord-0-sms', 'no answer']],
  ],
])('%s', (_what, messages, undelivered) =>
  expect(
    undeliveredMessages(messages, false, (_kind, encrypted) => encrypted).map((each) => [
      each.kind,
      each.to,
      each.reason,
    ]),
  ).toEqual(undelivered),
)

it('a message that can’t be read is left out', () =>
  expect(undeliveredMessages([message(1, 'ask-tenant-0-sms', refused)], false, () => null)).toEqual([]))

it('once all have signed, no message that asked to sign is told', () => {
  const lost = [
    message(1, 'ask-tenant-0-sms', refused),
    message(2, 'remind-2026-11-21T10:00:00.000Z-tenant-1-sms', refused),
    message(3, 'turn-landlord-0-mail', refused),
    message(4, 'done-tenant-1-mail', refused),
    message(5, 'deposit-3-opened-tenant-sms', refused),
  ]
  const lostTo = (haveAllSigned: boolean) =>
    undeliveredMessages(lost, haveAllSigned, (_kind, encrypted) => encrypted).map(({ to }) => to)
  const later = ['done-tenant-1-mail', 'deposit-3-opened-tenant-sms']
  expect(lostTo(true)).toEqual(later)
  expect(lostTo(false).toSorted()).toEqual(
    [...later, 'remind-2026-11-21T10:00:00.000Z-tenant-1-sms', 'turn-landlord-0-mail'].toSorted(),
  )
})
