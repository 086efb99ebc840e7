import type { OwnedCtx } from '../../base/call/context'
import { Unreadable, type Encryption } from '../../base/db/encryption'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { FactRow } from '../../base/pdf/model'
import { sameInBothLanguages as same } from '../../base/pdf/rules'
import type { Contract } from '../contract/model'
import type { ContractWithOrders, ShownContracts } from '../contract/service-shown'
import type { PaperKey } from '../contract/model-signing'
import type { PaperService } from '../document/service'
import type { PaperSourceDeps } from '../document/service-sources'
import { sha256, type PaperLog } from '../document/service-stored'
import type { RentLetterService } from '../regulation/service'
import type { Black } from './rules-blackout'
import type { DisputeData, DisputeEvent, Exhibit, ExhibitForm } from './model'

export interface DisputeDeps extends PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly log: PaperLog
  readonly contracts: Pick<ShownContracts, 'find' | 'shown'>
  readonly papers: Pick<PaperService, 'signed' | 'handover'>
  readonly letters: Pick<RentLetterService, 'stored'>
  /** The bytes of the file that all have signed electronically. Null when there is none. */
  readonly signedFileOf: (ctx: OwnedCtx, contract: number, paper: PaperKey) => Promise<Uint8Array | null>
}

/** The data from which every exhibit is made. */
export interface Given {
  readonly ctx: OwnedCtx
  readonly row: ContractWithOrders
  readonly contract: Contract
  readonly head: Pick<DisputeData, 'number' | 'writtenOn' | 'landlord' | 'tenants' | 'house'> & {
    /** `Storgata 12, 0155 Oslo` */
    readonly address: string
    readonly contact: { readonly address: string; readonly email: string; readonly phone: string }
  }
  /** Removes what the bundle may not say. */
  readonly black: Black
}

/** Returns `unreadable` for a record that can't be decrypted or isn't what was stored. The bundle then names it. */
export async function unlessUnreadable<T>(read: () => T | Promise<T>): Promise<T | 'unreadable'> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Unreadable || (error instanceof Refusal && error.reason === 'paperDamaged'))
      return 'unreadable'
    throw error
  }
}

export const fact = (label: string, value: string): FactRow => ({ label: same(label), value: same(value) })
export const event = (on: Day | null, text: string): readonly DisputeEvent[] => (on === null ? [] : [{ on, text }])

type Rest = Partial<Pick<Exhibit, 'facts' | 'files' | 'events'>>

export const exhibitOf = (
  title: string,
  form: Exclude<ExhibitForm, 'unreadable'>,
  bytes: Uint8Array,
  { sha256: stored = sha256(bytes), ...rest }: Rest & { readonly sha256?: string | undefined } = {},
): Exhibit => ({ title, form, bytes, sha256: stored, facts: [], files: [], events: [], ...rest })

/** An exhibit whose stored bytes can't be read. None of it is guessed. */
export const unreadableExhibit = (title: string, stored: string | null, rest: Rest = {}): Exhibit => ({
  title,
  form: 'unreadable',
  bytes: null,
  sha256: stored,
  facts: [],
  files: [],
  events: [],
  ...rest,
})
