import { endpoint } from '../../base/kit/endpoint'

export const exportCalls = {
  export: endpoint('GET export', {
    access: 'owner',
    summary: 'Everything of the user account as a zip: records as JSON and as an Excel workbook, every file',
    answer: 'stream',
    limits: ['export'],
  }),
}
