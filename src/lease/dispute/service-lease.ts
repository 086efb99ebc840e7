import { addTime, formatDay, osloDay } from '../../base/kit/day'
import { formatMoment } from '../../base/kit/moment-format'
import { checklistPaper } from '../checklist/pdf'
import type { LeaseData } from '../clauses/model'
import { includedFiles } from '../clauses/rules'
import { editionNumbered } from '../clauses/rules-editions'
import { leasePaper } from '../document/pdf'
import { checklistData } from '../document/rules-data'
import { leaseRows } from '../document/service-signed-rows'
import { leaseStore } from '../document/service-signed-store'
import { paperSources } from '../document/service-sources'
import { sha256 } from '../document/service-stored'
import type { Exhibit } from './model'
import { recordPaper } from './pdf'
import { blackedOut, isClean, withTexts } from './rules-blackout'
import { recordSheet } from './rules-sheet'
import type { UploadedFiles } from './service-files'
import {
  event,
  exhibitOf,
  fact,
  unlessUnreadable,
  unreadableExhibit,
  type DisputeDeps,
  type Given,
} from './service-given'
import { disputeTexts as texts, kroner } from './words-paper'

/** The words of a lease that is stored: what it was drawn from. */
export function storedLease({ encryption, log, papers }: DisputeDeps) {
  const store = leaseStore(encryption, log)
  return {
    store,
    /** The stored papers of a lease, the Norwegian one first, and their words. `unreadable`: they are damaged. */
    async read({ ctx, row }: Pick<Given, 'ctx' | 'row'>) {
      // The words of a lease that was signed before it was recorded here are in the files that the landlord added.
      if (row.books_from !== null) return { rows: [], frozen: 'unreadable' as const, paper: null }
      if ((await leaseRows(ctx, row.id)).length === 0) await papers.signed.storeNow(ctx, row.id)
      const rows = await leaseRows(ctx, row.id)
      const frozen = await unlessUnreadable(() => store.frozenIn(rows[0]!))
      const paper = await unlessUnreadable(() => store.read(rows[0]!))
      return { rows, frozen: paper === null || paper === 'unreadable' ? ('unreadable' as const) : frozen, paper }
    },
  }
}
export type StoredLeaseRead = Awaited<ReturnType<ReturnType<typeof storedLease>['read']>>

/** A lease without the files behind it, which nobody has looked through for numbers of identity. */
const withoutFiles = ({ guarantee, ...data }: LeaseData): LeaseData => ({
  ...data,
  files: [],
  ...(guarantee !== undefined && {
    guarantee: guarantee && (guarantee.kind === 'person' ? { ...guarantee, by: blackedOut } : guarantee),
  }),
})

/** Who signed with BankID and when, and the hash of the file that they signed. */
async function signingFacts({ signedFileOf }: DisputeDeps, { ctx, row }: Given) {
  const file = await unlessUnreadable(() => signedFileOf(ctx, row.id, 'contract'))
  if (file === null) return []
  const signers = row.signings.find((each) => each.paper === 'contract')?.signers ?? []
  const people = signers.flatMap(({ name, role, signed_at, signed_name, is_mismatch }) =>
    signed_at === null
      ? []
      : [
          texts[role === 'landlord' ? 'signedByLandlord' : 'signedBy'](
            name,
            is_mismatch ? blackedOut : signed_name,
            formatMoment(addTime(signed_at, 0)),
          ),
        ],
  )
  return [
    fact(texts.signedFile, file === 'unreadable' ? texts.unreadableText : texts.hash(sha256(file))),
    ...people.map((person) => fact(texts.signedOn, person)),
  ]
}

/** The lease and the handover list, as they were signed. */
export function leaseExhibits(deps: DisputeDeps, uploads: UploadedFiles) {
  const { sourcesOf } = paperSources(deps)

  /** A lease that was signed before it was recorded: only the landlord's own paper has its words. */
  async function existing({ ctx, head, contract }: Given, rest: Pick<Exhibit, 'facts' | 'files' | 'events'>) {
    const sheet = recordSheet(head, texts.lease, {
      facts: [fact(texts.leaseStart, formatDay(contract.start_date)), ...rest.facts],
      columns: [],
      rows: [],
      notes: [texts.existingLease],
    })
    return exhibitOf(texts.lease, 'record', await recordPaper(sheet, ctx.owner), rest)
  }

  return {
    async lease(given: Given, { rows, frozen, paper }: StoredLeaseRead): Promise<readonly Exhibit[]> {
      const { ctx, row, contract, black } = given
      const { documents, signed_documents, signatureType, signed_at, start_date } = contract
      const urls = [...documents, ...signed_documents, ...(row.signed_paper === null ? [] : [row.signed_paper])]
      const [first, ...others] = rows
      // A file with the same bytes as the stored paper is not included a second time.
      const { named, exhibits } = await uploads(
        given,
        urls,
        rows.map((paper) => paper.sha256),
      )
      const rest = {
        facts: [
          ...others.map((other) => fact(texts.inEnglish, texts.hash(other.sha256))),
          ...(await signingFacts(deps, given)),
        ],
        files: named,
        events: [
          ...event(signed_at && osloDay(signed_at), texts.leaseSigned(signatureType ?? 'manual')),
          ...event(start_date, texts.leaseStart),
        ],
      }
      if (first === undefined) return [await existing(given, rest), ...exhibits]
      if (frozen === 'unreadable' || paper === null || paper === 'unreadable')
        return [unreadableExhibit(texts.lease, first.sha256, rest), ...exhibits]
      const edition = editionNumbered(frozen.edition)
      const data = withoutFiles(frozen.data)
      if (includedFiles(frozen.data, edition).length === 0 && isClean(data, black))
        return [exhibitOf(texts.lease, 'original', paper.bytes, { sha256: first.sha256, ...rest }), ...exhibits]
      const drawn = await leasePaper(withTexts(data, black), 'nb', ctx.owner, { read: async () => [] }, edition)
      return [exhibitOf(texts.lease, 'redrawn', drawn.bytes, { sha256: first.sha256, ...rest }), ...exhibits]
    },

    /** Each later rent with its letter. */
    async rents({ ctx, row, contract }: Given): Promise<readonly Exhibit[]> {
      const letters = await deps.letters.stored(ctx, row.id)
      return letters.map(({ from, paper }) => {
        const title = texts.rentLetter(formatDay(from))
        const rent = contract.rents.find((one) => one.from === from)
        const facts = rent?.written_on ? [fact(texts.letterSent, formatDay(rent.written_on))] : []
        const events = rent ? event(from, texts.rentChanged(kroner(rent.month_sum))) : []
        return paper === null
          ? unreadableExhibit(title, null, { facts, events })
          : exhibitOf(title, 'original', paper.bytes, { facts, events })
      })
    },

    /** The handover list, drawn anew: a file signed with BankID may have numbers of identity in it. */
    async list({ ctx, row, contract, black }: Given): Promise<readonly Exhibit[]> {
      const stored = await unlessUnreadable(() => deps.papers.handover(ctx, row, 'nb'))
      if (stored === null) return []
      if (stored === 'unreadable' || stored.paper === null) return [unreadableExhibit(texts.checklist, null)]
      const data = checklistData(await sourcesOf(ctx, row), 'nb', 'hand', ctx.today)!
      const drawn = await checklistPaper(withTexts(data, black), 'nb', ctx.owner)
      // Only a list that was sent to be signed is stored.
      const isStored = contract.checkList?.signatureType === 'bankid'
      return [
        isStored
          ? exhibitOf(texts.checklist, 'redrawn', drawn.bytes, { sha256: sha256(stored.paper.bytes) })
          : exhibitOf(texts.checklist, 'record', drawn.bytes),
      ]
    },
  }
}
