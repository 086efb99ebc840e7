import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { osloDay, type Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { NamedPdf } from '../../base/pdf/model'
import { idOfKey, paperOfKey, type PaperKey, type SinglePaper } from '../contract/model-signing'
import { haveAllSigned, isSigningUnderWay, orderState } from '../contract/rules-signing-state'
import { freezePaper, unfreezePaper } from '../contract/service-change'
import type { ContractRow } from '../contract/service-select'
import type { PaperService } from '../document/service'
import { startRent } from '../rent/service'
import type { StorePaper } from '../tenancy/service-sign'
import { newestSigning, type SigningRow } from './service-select'

/** The file that all have signed, and the day of the last signature. */
export interface SignedFile {
  readonly bytes: Uint8Array
  readonly on: Day
}

/** The effects of a signing order on a paper of a later module. `id` is that of the handover or letter. */
export interface LaterPaper {
  /** Refuses a paper that isn't there, and one that is signed. */
  readonly check: (ctx: OwnedCtx, contract: number, id: number) => Promise<void>
  /** Draws the paper. Returns a function that freezes it once the contract is locked. Refuses as `check` does. */
  readonly prepare: (ctx: OwnedCtx, contract: number, id: number) => Promise<StorePaper>
  /** The frozen bytes, as they are sent to be signed. */
  readonly find: (ctx: OwnedCtx, contract: number, id: number) => Promise<NamedPdf | null>
  /** Lets the paper be changed again. */
  readonly unfreeze: (ctx: OwnedCtx, id: number) => Promise<void>
  /** A link that opens the paper for five minutes without a session. */
  readonly link: (ctx: OwnedCtx, contract: number, id: number, language: Language) => Promise<{ url: string }>
  /** Marks the paper as signed by all. */
  readonly signed: (ctx: OwnedCtx, id: number, file: SignedFile) => Promise<void>
}

/** The papers of later modules that are signed. */
export interface LaterPapers {
  readonly handover: LaterPaper & {
    /**
     * The handover that waits for signatures: the one that is asked for, otherwise the newest. Null when none is written.
     * Refuses with 404, and 409 handoverSigned.
     */
    readonly toSign: (ctx: OwnedCtx, contract: number, asked?: number) => Promise<number | null>
  }
  readonly addendum: LaterPaper
}

/** A paper of a contract, as the signing needs it. */
export interface PaperToSign {
  readonly key: PaperKey
  /** A handover on moving out is often signed after the contract is finished. No other paper is. */
  readonly endsWithContract: boolean
  readonly check: (ctx: OwnedCtx, row: ContractRow) => Promise<void>
  readonly prepare: (ctx: OwnedCtx, row: ContractRow) => Promise<StorePaper>
  readonly find: (ctx: OwnedCtx) => Promise<NamedPdf | null>
  readonly unfreeze: (ctx: OwnedCtx) => Promise<void>
  readonly link: (ctx: OwnedCtx, language: Language) => Promise<{ url: string }>
  readonly signed: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow, bytes: Uint8Array) => Promise<void>
}

export interface PapersToSignDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly papers: Pick<PaperService, 'electronic' | 'link'>
  readonly later: LaterPapers
}

/** Refuses with 404 for a list that isn't written, and 409 contractSigned when the paper is signed by hand. */
function refuseSignedByHand(row: ContractRow, paper: SinglePaper): void {
  if (paper === 'checklist' && row.checkList === null) throw new Refusal('notFound')
  const { signatureType } = paper === 'contract' ? row : row.checkList!
  if (signatureType !== null) throw new Refusal('contractSigned')
}

/** Returns a function that finds how a paper of a contract is signed. */
export const papersToSign =
  ({ encryption, papers, later }: PapersToSignDeps) =>
  (contract: number, key: PaperKey): PaperToSign => {
    const paper = paperOfKey(key)
    if (paper === 'handover' || paper === 'addendum') {
      const id = idOfKey(key)!
      const { check, prepare, find, unfreeze, link, signed } = later[paper]
      return {
        key,
        endsWithContract: paper !== 'handover',
        check: (ctx) => check(ctx, contract, id),
        prepare: (ctx) => prepare(ctx, contract, id),
        find: (ctx) => find(ctx, contract, id),
        unfreeze: (ctx) => unfreeze(ctx, id),
        link: (ctx, language) => link(ctx, contract, id, language),
        signed: (ctx, _row, { signed_at }, bytes) => signed(ctx, id, { bytes, on: osloDay(signed_at ?? ctx.now) }),
      }
    }
    const stored = papers.electronic[paper]
    return {
      key,
      endsWithContract: true,
      async check(_ctx, row) {
        refuseSignedByHand(row, paper)
      },
      async prepare(ctx, draft) {
        refuseSignedByHand(draft, paper)
        const store = await stored.prepare(ctx, draft)
        return async (held, row) => {
          refuseSignedByHand(row, paper)
          await store(held, row)
          await freezePaper(held, contract, paper)
        }
      },
      find: (ctx) => stored.find(ctx, contract),
      async unfreeze(ctx) {
        await stored.discard(ctx, contract)
        await unfreezePaper(ctx, contract, paper)
      },
      link: (ctx, language) => papers.link(ctx, contract, paper, language),
      async signed(ctx, row, { signed_at }) {
        // A lease that all have signed starts the rent (docs/rules/lease.md#signing).
        if (paper === 'contract') await startRent(ctx, encryption, row, { at: signed_at ?? ctx.now })
      },
    }
  }

export type PapersToSign = ReturnType<typeof papersToSign>

/** Refuses with 409 beingSigned while a paper waits for signatures, and contractSigned when all have signed it. */
export async function refuseSentPaper(ctx: OwnedCtx, contract: number, key: PaperKey): Promise<void> {
  const newest = await newestSigning(ctx, contract, key)
  if (!newest) return
  const state = orderState(newest)
  if (haveAllSigned(state)) throw new Refusal('contractSigned')
  if (isSigningUnderWay(state)) throw new Refusal('beingSigned')
}
