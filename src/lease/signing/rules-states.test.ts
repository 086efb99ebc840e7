import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  isReturnedToLandlord,
  orderStates,
  shownSigningState,
  signingStates,
  signingTable,
  type OrderState,
  type SigningState,
} from '../contract/rules-signing-state'
import { landlordTable, signingLinkVerdict, signingActions } from './rules'
import { orderEvents, orderTable } from './rules-order'
import { signingOffers } from './rules-panel'

type Columns<State> = Readonly<Record<string, (state: State) => string | null | undefined>>
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
const table = <State extends string>(states: readonly State[], columns: Columns<State>): string =>
  [
    line(['state', ...Object.keys(columns)]),
    line(['state', ...Object.keys(columns)].map(() => '---')),
    ...states.map((state) =>
      line(Array.of<string>(state).concat(Object.values(columns).map((of) => of(state) ?? '–'))),
    ),
  ].join('')

const befores = ['none', ...orderStates] as const
const named = (buttons: readonly (string | null)[]) => buttons.filter((one) => one !== null).join(', ') || null

/** Every state with its words, and every state with every event. */
const printed = [
  table(signingStates, {
    database: (state) => signingTable[state].stored,
    API: (state) => signingTable[state].api,
    pending: (state) => signingTable[state].pending,
    'waits for': (state) => signingTable[state].waitsFor,
    'a link says': (state) => signingTable[state].link,
    buttons: (state) => named(signingTable[state].buttons),
  }),
  table<(typeof befores)[number]>(befores, {
    ...Object.fromEntries(signingActions.map((action) => [action, (state) => landlordTable[state][action]])),
    'link of a tenant': (state) => signingLinkVerdict('tenant', state),
    'link of a landlord': (state) => signingLinkVerdict('landlord', state),
  }),
  table<OrderState>(
    orderStates,
    Object.fromEntries(orderEvents.map((event) => [event, (state) => orderTable[state][event]])),
  ),
]

describe('every state of a signing with every event', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/rules/lease.md'), 'utf8')
  const [, section = ''] = page.split('\n## States of a signing\n')
  const [tables = ''] = section.split('\n## ')

  it.each([0, 1, 2])('is on the page of rules (table %i)', (index) => {
    expect(tables.match(/(?:^\|.*\|\n)+/gm)?.[index]).toBe(printed[index])
  })
})

/** The record of a state in the API, for tenants who were asked. */
const record = (state: SigningState) => {
  const { api, pending } = signingTable[state]
  const sent_at = state === 'starting' ? null : ('2026-11-20T10:00:00.000Z' as never)
  return api && { state: api, pending, sent_at, signedDocumentUrl: null }
}

it.each(signingStates)('%s is known by its record, and its buttons are what the landlord may do', (state) => {
  expect(shownSigningState(record(state))).toBe(state)
  const { buttons, waitsFor } = signingTable[state]
  const { refresh, send, remind, withdraw, links } = signingOffers(record(state), false)
  expect([refresh, send, remind, withdraw]).toEqual(
    (['refresh', 'send', 'remind', 'changeSent'] as const).map((one) => (buttons as readonly unknown[]).includes(one)),
  )
  expect(links).toBe(waitsFor === 'signers')
  if (state === 'fee' || state === 'paid') return
  // The page shows a button only if its action leads to another state, or reminds.
  expect([send, withdraw, remind, links]).toEqual([
    landlordTable[state].sign === 'starting',
    landlordTable[state].withdraw === 'withdrawing',
    landlordTable[state].remind === state,
    signingLinkVerdict('tenant', state) === 'does',
  ])
})

it('never undoes what all have signed, and never brings back what was given back', () => {
  for (const state of orderStates) {
    const afters = Object.entries(orderTable[state])
    if (isReturnedToLandlord(state) || state === 'stored') expect(afters).toEqual([])
    // Only the file leads to `stored`, and no order goes back to its start.
    for (const [event, after] of afters) {
      expect([after === 'stored', after === 'starting']).toEqual([event === 'file', false])
      if (state === 'signed') expect(after).toBe('stored')
    }
  }
})
