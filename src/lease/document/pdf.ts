import { paperName } from '../../base/pdf/rules-name'
import { missingGlyphs } from '../../base/pdf/rules'
import type { Paper } from '../../base/pdf/model'
import { drawPdf } from '../../base/pdf/service'
import type { LeaseData, PaperLanguage } from './model'
import { leaseDescription, leaseSheet, leaseTitle } from './rules'

/** The lease as PDF, saved as `{house, landlord, tenant} contract.pdf`, drawn in the line of that account. */
export async function leasePaper(data: LeaseData, lang: PaperLanguage, account: number): Promise<Paper> {
  const bytes = await drawPdf({
    account,
    template: 'lease/document/lease.typ',
    title: leaseTitle(data),
    lang: 'nb',
    description: leaseDescription(data, lang),
    missing: missingGlyphs(lang),
    data: leaseSheet(data, lang),
  })
  return { bytes, name: paperName([data.house.name, data.landlord.name, data.tenant.name], 'contract') }
}
