import type { KeepVerdict } from '../../base/file/model'
import type { NamedPdf, PaperFile } from '../../base/pdf/model'
import { missingGlyphs } from '../../base/pdf/rules'
import { paperName } from '../../base/pdf/rules-name'
import { drawPdf, waitForDrawTurn } from '../../base/pdf/service'
import type { AttachedFile, LeaseData } from '../clauses/model'
import { includedFiles } from '../clauses/rules'
import { editionOf, type LeaseEdition } from '../clauses/rules-editions'
import type { PaperLanguage } from './model'
import { leaseDescription, leaseSheet, leaseTitle } from './rules'

/** The name of a lease's file: `{house, landlord, tenant} contract.pdf`. */
export const leaseName = ({ house, landlord, tenant }: LeaseData): string =>
  paperName([house.name, landlord.name, tenant.name], 'contract')

/** Reads the included files. `onVerdict` stores whether they could be opened. */
export interface AttachedReader {
  readonly read: (files: readonly AttachedFile[]) => Promise<readonly PaperFile[]>
  readonly onVerdict?: KeepVerdict
}

/**
 * Draws a lease in the words of `edition`, or of the edition that its values ask for. Drawing waits in the queue of
 * `account`.
 */
export async function leasePaper(
  data: LeaseData,
  lang: PaperLanguage,
  account: number,
  attached: AttachedReader,
  edition: LeaseEdition = editionOf(data),
): Promise<NamedPdf> {
  const files = includedFiles(data, edition)
  await waitForDrawTurn()
  const bytes = await drawPdf({
    account,
    template: 'lease/document/lease.typ',
    title: leaseTitle(data),
    lang: 'nb',
    description: leaseDescription(data, lang),
    missing: missingGlyphs(lang),
    data: leaseSheet(data, lang, edition),
    ...(files.length > 0 && {
      files: {
        read: () => attached.read(files),
        ...(attached.onVerdict && { onVerdict: attached.onVerdict }),
      },
    }),
  })
  return { bytes, name: leaseName(data) }
}
