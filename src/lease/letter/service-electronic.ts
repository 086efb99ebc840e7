import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { findContract } from '../contract/service-select'
import type { PaperLog } from '../document/service-stored'
import type { LaterPapers } from '../signing/service-papers'
import { findAddendum } from './service-afterwards'
import { readLetter, storeSignature } from './service-rows'
import { letterReader, type LetterReaderDeps } from './service-shown'

interface Deps extends LetterReaderDeps {
  readonly encryption: Pick<Encryption, 'decrypt' | 'lookup'>
  readonly log: PaperLog
}

/** The effects of a signing order on an addendum. A letter never changes, so it needs no freezing. */
export function electronicAddenda({ log, ...deps }: Deps): LaterPapers['addendum'] {
  const { urlOf } = letterReader(deps)
  const check: LaterPapers['addendum']['check'] = async (ctx, contract, id) => {
    const { signed_on } = await findAddendum(ctx, contract, id)
    if (signed_on !== null) throw new Refusal('contractSigned')
  }
  return {
    check,

    async prepare(ctx, contract, id) {
      await check(ctx, contract, id)
      return (held) => check(held, contract, id)
    },

    async find(ctx, contract, id) {
      const letter = readLetter(await findAddendum(ctx, contract, id), deps.encryption, log)
      if (!letter) throw new Refusal('paperDamaged')
      return letter
    },

    unfreeze: async () => undefined,

    async link(ctx, contract, id) {
      await findContract(ctx, contract)
      return { url: `${urlOf(ctx, contract, id)}&copy=signed` }
    },

    signed: (ctx, id, { on }) => storeSignature(ctx, id, { signed_on: on, documents: [] }),
  }
}
