import type { OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { undeliveredMessages } from '../contract/rules-undelivered'
import { addressInMessage } from '../contract/service-shown'
import { paperLinks } from '../document/service'
import { signingInfos, type SigningInfoDeps, type SigningInfoOf } from '../signing/service-shown'
import type { Letter } from './model'
import { protestDays } from './rules-protest'
import { readProtestNote, selectLetters, type ShownLetterRow } from './service-rows'

export interface LetterReaderDeps extends SigningInfoDeps {
  readonly encryption: Pick<Encryption, 'decrypt' | 'lookup'>
}

/** Shows letters as the API answers them, and signs the links to them. */
export function letterReader({ encryption, publicUrl }: LetterReaderDeps) {
  const links = paperLinks(encryption, 'tenant-letter.link')
  const nameOf = (contract: number, id: number) => `${contract}.${id}`
  const pathOf = (contract: number, id: number) => `/api/contract/${contract}/letters/${id}/pdf`
  const urlOf = (ctx: OwnedCtx, contract: number, id: number): string =>
    `${pathOf(contract, id)}?${links.sign(ctx, nameOf(contract, id))}`
  const infos = signingInfos(
    { encryption, publicUrl },
    'addendum',
    (contract, id) => `${pathOf(contract, id)}?copy=signed`,
  )

  function protestOf(row: ShownLetterRow): Pick<Letter, 'protest_until' | 'protest'> {
    const { until, isInTime, sueBy } = protestDays(row)
    if (row.protest_on === null) return { protest_until: until, protest: null }
    return {
      protest_until: until,
      protest: {
        received_on: row.protest_on,
        note: readProtestNote(row, encryption),
        in_time: isInTime,
        sue_by: sueBy,
      },
    }
  }

  function shown(ctx: OwnedCtx, row: ShownLetterRow, infoOf: SigningInfoOf): Letter {
    const undelivered = undeliveredMessages(row.messages, false, (kind, encrypted) =>
      addressInMessage(encryption, kind, encrypted),
    )
    return {
      id: row.id,
      kind: row.kind as Letter['kind'],
      created_at: row.created_at,
      url: urlOf(ctx, row.contract_id, row.id),
      send: row.send,
      language: row.language,
      sent_at: row.sent_at,
      received_on: row.received_on,
      sha256: row.sha256,
      last_day: row.last_day,
      taken_back_on: row.taken_back_on,
      is_replaced: row.is_replaced,
      ...protestOf(row),
      signed_on: row.signed_on,
      signed_documents: row.signed_documents,
      signicatInfo: infoOf(row.id),
      undelivered: [...undelivered],
    }
  }

  return {
    links,
    nameOf,
    urlOf,
    list: async (ctx: OwnedCtx, contract: number): Promise<Letter[]> => {
      const [rows, infoOf] = [await selectLetters(ctx, contract).execute(), await infos(ctx, contract)]
      return rows.flatMap((row) => leaveOutUnreadable(ctx, () => shown(ctx, row, infoOf)))
    },
    /** Refuses with 404, also for a preview. */
    byId: async (ctx: OwnedCtx, contract: number, id: number): Promise<Letter> => {
      const row = await selectLetters(ctx, contract).where('contract_letter.id', '=', id).executeTakeFirst()
      if (!row) throw new Refusal('notFound')
      return shown(ctx, row, await infos(ctx, contract))
    },
  }
}

export type LetterReader = ReturnType<typeof letterReader>
