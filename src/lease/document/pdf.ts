import { paperName } from '../../base/pdf/rules-name'
import { missingGlyphs } from '../../base/pdf/rules'
import type { Paper } from '../../base/pdf/model'
import { drawPdf } from '../../base/pdf/service'
import type { LeaseData, PaperLanguage } from './model'
import { leaseDescription, leaseSheet, leaseTitle } from './rules'

/** The lease as PDF, saved as `{house, landlord, tenant} contract.pdf`. */
export function leasePaper(data: LeaseData, lang: PaperLanguage): Paper {
  const bytes = drawPdf({
    template: 'lease/document/lease.typ',
    title: leaseTitle(data),
    lang: 'nb',
    description: leaseDescription(data, lang),
    missing: missingGlyphs(lang),
    data: leaseSheet(data, lang),
  })
  return { bytes, name: paperName([data.house.name, data.landlord.name, data.tenant.name], 'contract') }
}
