import { paperName } from '../../base/pdf/rules-name'
import { missingGlyphs } from '../../base/pdf/rules'
import type { Paper } from '../../base/pdf/model'
import { drawPdf } from '../../base/pdf/service'
import type { LeaseData, PaperLanguage } from './model'
import { leaseDescription, leaseSheet, leaseTitle } from './rules'
import type { LeaseEdition } from './rules-editions'

/** What the lease is saved as: `{house, landlord, tenant} contract.pdf`. */
export const leaseName = ({ house, landlord, tenant }: LeaseData): string =>
  paperName([house.name, landlord.name, tenant.name], 'contract')

/** The lease as PDF, drawn in the line of that account, in the words of that edition or of the one that its values ask for. */
export async function leasePaper(
  data: LeaseData,
  lang: PaperLanguage,
  account: number,
  edition?: LeaseEdition,
): Promise<Paper> {
  const bytes = await drawPdf({
    account,
    template: 'lease/document/lease.typ',
    title: leaseTitle(data),
    lang: 'nb',
    description: leaseDescription(data, lang),
    missing: missingGlyphs(lang),
    data: leaseSheet(data, lang, edition),
  })
  return { bytes, name: leaseName(data) }
}
