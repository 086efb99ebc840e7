import type { OwnedCtx } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { fileEvidence, type FileEvidence } from '../../base/file/service-uses'
import { osloDay, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { formatMoment } from '../../base/kit/moment-format'
import type { NamedPdf } from '../../base/pdf/model'
import { findContract } from '../contract/service-select'
import type { PaperLanguage } from '../document/model'
import type { PaperLog } from '../document/service-stored'
import { paperSources, type PaperSourceDeps } from '../document/service-sources'
import { coLandlordNames, partiesOf } from '../party/rules'
import type { HandoverContent, HandoverKind, HandoverPhoto } from './model'
import type { EarlierHandover, HandoverData } from './model-paper'
import { handoverPaper } from './pdf'
import { shownPhotos } from './rules-paper'
import { photosForPaper } from './service-photos'
import { handoverRows, readContent, signedPaper, type HandoverRow, type StoredSignature } from './service-rows'

/**
 * The last handover on moving in, with which one on moving out is compared. Null on moving in, and if there is none.
 */
export function earlierHandover(
  row: HandoverRow,
  all: readonly HandoverRow[],
  encryption: Pick<Encryption, 'decrypt'>,
): EarlierHandover | null {
  const before = row.kind === 'out' ? all.findLast(({ kind }) => kind === 'in') : undefined
  const content = before && readContent(before, encryption)
  return before && content ? { date: before.date, content, isSigned: before.signed_by !== null } : null
}

/** A photo with the day of its upload instead of the moment. */
export const toHandoverPhoto = ({ created_at, url, name, type, size, sha256 }: FileEvidence): HandoverPhoto => ({
  url,
  name,
  type,
  size,
  uploaded_on: osloDay(created_at),
  sha256,
})

/** The signatures that are printed on a paper. */
export interface PaperSigning {
  readonly signedOn: Day | null
  /** True if it is sent to be signed with BankID. Left out: it isn't. */
  readonly isElectronic?: boolean
  readonly drawn: readonly StoredSignature[]
}

/** Changes what a handover says, for a reader who may not see all of it. */
type ContentChange = (content: HandoverContent) => HandoverContent

/** Draws handovers. */
export function handoverPapers({ encryption, ...deps }: PaperSourceDeps) {
  const { sourcesOf, languageOf } = paperSources({ encryption, ...deps })

  /** Reads the data of a paper: the content, the handover that it is compared with, and the photos of both. */
  async function shownOf(ctx: OwnedCtx, row: HandoverRow, change: ContentChange) {
    const all = await handoverRows(ctx).where('contract_id', '=', row.contract_id).execute()
    const content = change(readContent(row, encryption)!)
    const earlier = earlierHandover(row, all, encryption)
    const before = earlier && { ...earlier, content: change(earlier.content) }
    return { content, before, photos: await fileEvidence(ctx, shownPhotos(content, before)) }
  }

  const readPhotos = (ctx: OwnedCtx, photos: readonly Pick<FileEvidence, 'url'>[]) =>
    photosForPaper(
      ctx,
      deps.files,
      photos.map(({ url }) => url),
    )

  /** The data of a paper. Refuses with 409 unreadable. */
  async function dataOf(
    ctx: OwnedCtx,
    row: HandoverRow,
    signing: PaperSigning,
    change: ContentChange,
  ): Promise<HandoverData> {
    const { contract, house, landlord } = await sourcesOf(ctx, await findContract(ctx, row.contract_id))
    const { content, before, photos } = await shownOf(ctx, row, change)
    const [first, ...others] = partiesOf(contract, landlord).tenants
    return {
      number: contract.additionalId,
      kind: row.kind,
      date: row.date,
      landlord: fullName(landlord),
      coLandlords: coLandlordNames(contract),
      tenants: [fullName(first), ...others.map(fullName)],
      house: house.name,
      address: [house.address, `${house.postcode} ${house.city}`.trim()].filter((part) => part !== '').join(', '),
      content,
      before,
      photos: photos.map(toHandoverPhoto),
      drawn: signing.drawn.map(({ role, place, name, svg, at }) => ({
        role,
        place,
        name,
        svg,
        drawnAt: formatMoment(at),
      })),
      signedOn: signing.signedOn,
      isElectronic: signing.isElectronic ?? false,
    }
  }

  return {
    sourcesOf,
    languageOf,

    /** Draws a handover, in the contract's language unless another is asked for. */
    async draw(
      ctx: OwnedCtx,
      row: HandoverRow,
      signing: PaperSigning,
      asked?: PaperLanguage,
      change: ContentChange = (content) => content,
    ): Promise<NamedPdf> {
      const data = await dataOf(ctx, row, signing, change)
      const lang = asked ?? (await languageOf(ctx, await findContract(ctx, row.contract_id)))
      return await handoverPaper(data, lang, ctx.owner, () => readPhotos(ctx, data.photos))
    },

    /** Scales the photos of a handover as its paper has them. They are kept, so that the paper is drawn fast. */
    async scalePhotos(ctx: OwnedCtx, row: HandoverRow): Promise<void> {
      await readPhotos(ctx, (await shownOf(ctx, row, (content) => content)).photos)
    },
  }
}

export type HandoverPapers = ReturnType<typeof handoverPapers>

/** The files of a contract's handovers and settlements, for the export. `paper` is null for a damaged one. */
export interface TenancyFiles {
  readonly papers: readonly {
    readonly kind: HandoverKind | 'settlement'
    readonly date: Day
    readonly paper: NamedPdf | null
  }[]
  readonly documents: readonly string[]
}

/** The signed papers of a contract's handovers, and the photos and files that belong to them. */
export const handoverFiles =
  (encryption: Pick<Encryption, 'decrypt'>, log: PaperLog) =>
  async (ctx: OwnedCtx, contract: number): Promise<TenancyFiles> => {
    const rows = await handoverRows(ctx).where('contract_id', '=', contract).execute()
    const papers: TenancyFiles['papers'][number][] = []
    for (const { id, kind, date, signed_by } of rows)
      if (signed_by !== null)
        papers.push({ kind, date, paper: await signedPaper(ctx, id, unreadableAsEmpty(encryption), log) })
    return { papers, documents: [...new Set(rows.flatMap((row) => row.photos.concat(row.signed_documents)))] }
  }
