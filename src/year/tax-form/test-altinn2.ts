import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const results: readonly (readonly [RegExp, string])[] = [
  [/GetAuthenticationChallenge/, '<Message>Bruk kode 1</Message><Status>Ok</Status>'],
  [
    /GetReporteeElementListBasicV2/,
    '<ReporteeElementBEV2List><ReporteeElementBEV2><LastChangedDate>2026-11-01T08:00:00</LastChangedDate><ReporteeElementId>1</ReporteeElementId><Title>RF-1030</Title></ReporteeElementBEV2></ReporteeElementBEV2List>',
  ],
  [
    /UpdateFormDataBasic/,
    '<UpdateFormDataBasicResult><ReceiptStatusCode>OK</ReceiptStatusCode><SubReceipts><ReceiptExternal><ReceiptStatusCode>OK</ReceiptStatusCode></ReceiptExternal></SubReceipts></UpdateFormDataBasicResult>',
  ],
]

/** The authority's older interface. It accepts every login and every form. */
export async function testAltinn2() {
  const server = createServer((request, response) => {
    request.resume()
    const result = results.find(([operation]) => operation.test(String(request.headers['soapaction'])))?.[1] ?? ''
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' })
    response.end(
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><r xmlns="urn:x">${result}</r></s:Body></s:Envelope>`,
    )
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
