import { toText, withXml, XmlUnreadable } from '../../../base/xml/document'
import { loadXml } from '../../../base/xml/library'
import { childElements, fillElement, textAt, type XmlContent, type XmlElement } from '../../../base/xml/element'
import { ProviderFailure } from '../../../base/provider/failure'
import { providerFetch } from '../../../base/provider/fetch'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import {
  AuthorityFault,
  type LoginWithCode,
  type OlderTaxSettings,
  type FormOutcome,
  type TaxFormProvider,
} from '../port'
import type { TaxForm } from '../model'

const soap = 'http://schemas.xmlsoap.org/soap/envelope/'

/** Each operation has its own address, namespace and name. The header SOAPAction contains namespace and name. */
const operations = {
  challenge: {
    name: 'GetAuthenticationChallenge',
    path: '/AuthenticationExternal/SystemAuthentication.svc',
    namespace: 'http://www.altinn.no/services/Authentication/SystemAuthentication/2009/10',
    contract: 'ISystemAuthenticationExternal',
  },
  list: {
    name: 'GetReporteeElementListBasicV2',
    path: '/ServiceEngineExternal/ReporteeElementListExternalBasic.svc',
    namespace: 'http://www.altinn.no/services/ServiceEngine/ReporteeElementList/2010/10',
    contract: 'IReporteeElementListExternalBasic',
  },
  update: {
    name: 'UpdateFormDataBasic',
    path: '/IntermediaryExternal/IntermediaryInboundExternalBasic.svc',
    namespace: 'http://www.altinn.no/services/Intermediary/IntermediaryInbound/2009/10',
    contract: 'IIntermediaryInboundExternalBasic',
  },
} as const
type Operation = (typeof operations)[keyof typeof operations]

/** Altinn's number of RF-1189. We don't know the form's version. So we send the income year, as the sandbox expects. */
const dataFormat = '738'
/** Altinn's language codes: 1044 Norwegian bokmål, 1033 English. */
const languages = { nb: '1044', en: '1033' } as const
/** The faults for a login that is wrong, used up, expired or locked. The authority doesn't say which of these it is. */
const loginFaults = new Set(['0', '989'])

/** Finds the first element with this name at any depth. The authority decides about prefixes and outer elements. */
function find(element: XmlElement, name: string): XmlElement | null {
  for (const child of childElements(element)) {
    const found = child.name === name ? child : find(child, name)
    if (found) return found
  }
  return null
}
const textOf = (element: XmlElement, name: string): string => find(element, name)?.content.trim() ?? ''

const envelope = (operation: Operation, content: XmlContent): string =>
  withXml(
    `<s:Envelope xmlns:s="${soap}"><s:Body><${operation.name} xmlns="${operation.namespace}"/></s:Body></s:Envelope>`,
    (root) => {
      fillElement(find(root, operation.name)!, content)
      return toText(root)
    },
  )

const credentials = (login: LoginWithCode) => ({
  systemUserName: login.systemUserName,
  systemPassword: login.systemPassword,
  userSSN: login.userSSN,
  userPassword: login.systemPassword,
  userPinCode: login.userPinCode,
  authMethod: login.authMethod,
})

/** The outcome for the form itself. The receipt as a whole may be OK even if the form isn't. */
function receiptIn(root: XmlElement): FormOutcome {
  const result = find(root, 'UpdateFormDataBasicResult')
  const inner = result === null ? null : find(result, 'SubReceipts')
  const parts = inner === null ? [] : childElements(inner).map((each) => textAt(each, 'ReceiptStatusCode'))
  if (result === null || parts.length === 0) throw new ProviderFailure('unreadable', 'a receipt without its parts')
  if (parts.includes('ValidationFailed')) return 'invalid'
  return [textAt(result, 'ReceiptStatusCode'), ...parts].every((status) => status === 'OK') ? 'ok' : 'rejected'
}

/** The authority's sentence that says which code to enter. Null if the person has no phone. */
function challengeIn(root: XmlElement): string | null {
  const status = textOf(root, 'Status')
  if (status === 'Ok') return textOf(root, 'Message')
  if (status === 'NoPhoneNumber') return null
  throw new AuthorityFault('login', '')
}

function formsIn(root: XmlElement): TaxForm[] {
  const list = find(root, 'ReporteeElementBEV2List')
  if (list === null) throw new ProviderFailure('unreadable', 'an answer without its list')
  return childElements(list).map((each) => ({
    id: Number(textAt(each, 'ReporteeElementId')),
    name: textAt(each, 'Title') ?? '',
    lastChangedDate: textAt(each, 'LastChangedDate') ?? '',
  }))
}

/**
 * The older interface, with SOAP 1.1. Each call contains user name, password and code. The log contains nothing about
 * the login.
 */
export function altinn2({ url }: OlderTaxSettings, deps: Omit<ProviderDeps, 'name'>): TaxFormProvider {
  const provider = openProvider({ ...deps, name: 'altinn2' })
  const ask = providerFetch({ origins: [url], timeoutMs: 9000, maxBytes: 500_000 })

  async function call<T>(
    operation: Operation,
    owner: number,
    content: XmlContent,
    read: (root: XmlElement) => T,
  ): Promise<T> {
    const { name, path, namespace, contract } = operation
    return await provider.ask({ name, userId: owner, sendData: {} }, async (signal) => {
      await loadXml()
      const answer = await ask(url + path, {
        method: 'POST',
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${namespace}/${contract}/${name}"` },
        body: envelope(operation, content),
        signal,
      })
      const { status } = answer
      // SOAP 1.1 sends faults with status 500. But a server that is down may also answer 500.
      if (status !== 200 && status !== 500)
        throw new ProviderFailure(status > 500 || status === 429 ? 'overloaded' : 'refused', `${path}: ${status}`)
      return readAnswer(await answer.text(), status, name, read)
    })
  }

  return {
    challenge: (owner, { userSSN, systemUserName, systemPassword, authMethod }) =>
      call(
        operations.challenge,
        owner,
        {
          challengeRequest: {
            AuthMethod: authMethod,
            SystemUserName: systemUserName,
            UserPassword: systemPassword,
            UserSSN: userSSN,
          },
        },
        challengeIn,
      ),

    forms: (owner, login, { from, to }, language) =>
      call(
        operations.list,
        owner,
        {
          ...credentials(login),
          searchBE: { FromDate: from, Reportee: login.userSSN, ToDate: `${to}T23:59:59` },
          languageID: languages[language],
        },
        formsIn,
      ),

    update: (owner, login, { formId, year, reference, xml }) =>
      call(
        operations.update,
        owner,
        {
          ...credentials(login),
          formTaskUpdate: {
            ExternalShipmentReference: reference,
            FormUpdateList: {
              FormUpdate: {
                DataFormatId: dataFormat,
                DataFormatVersion: String(year),
                EndUserSystemReference: reference,
                FormData: xml,
                FormId: '0',
              },
            },
            ReporteeElementId: String(formId),
          },
        },
        receiptIn,
      ),
  }
}

function readAnswer<T>(text: string, status: number, name: string, read: (root: XmlElement) => T): T {
  try {
    return withXml(text, (root) => {
      const fault = find(root, 'Fault')
      if (fault) {
        const id = textOf(fault, 'ErrorID')
        throw new AuthorityFault(loginFaults.has(id) ? 'login' : 'request', id)
      }
      if (status !== 200) throw new ProviderFailure('overloaded', `${name}: ${status}`)
      return read(root)
    })
  } catch (error) {
    if (!(error instanceof XmlUnreadable)) throw error
    throw new ProviderFailure(status === 200 ? 'unreadable' : 'overloaded', `${name}: ${status}, no XML`)
  }
}
