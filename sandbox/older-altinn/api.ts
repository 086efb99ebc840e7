import type { FastifyInstance } from 'fastify'
import { formElements } from './accounts'
import { checkForm, dataFormat } from './form'
import {
  soapAnswer,
  xmlElement,
  soapFault,
  findElement,
  readOperation,
  SoapFault,
  elementText,
  type SoapElement,
} from './soap'
import type { Altinn2State, TypedCredentials } from './state'

/** Addresses and namespaces of the three operations. */
const operations = {
  GetAuthenticationChallenge: {
    path: '/AuthenticationExternal/SystemAuthentication.svc',
    namespace: 'http://www.altinn.no/services/Authentication/SystemAuthentication/2009/10',
  },
  GetReporteeElementListBasicV2: {
    path: '/ServiceEngineExternal/ReporteeElementListExternalBasic.svc',
    namespace: 'http://www.altinn.no/services/ServiceEngine/ReporteeElementList/2010/10',
  },
  UpdateFormDataBasic: {
    path: '/IntermediaryExternal/IntermediaryInboundExternalBasic.svc',
    namespace: 'http://www.altinn.no/services/Intermediary/IntermediaryInbound/2009/10',
  },
} as const

const credentialsIn = (asked: SoapElement): TypedCredentials & { readonly code: string } => ({
  pid: elementText(asked, 'userSSN'),
  userName: elementText(asked, 'systemUserName'),
  password: elementText(asked, 'userPassword') || elementText(asked, 'systemPassword'),
  method: elementText(asked, 'authMethod'),
  code: elementText(asked, 'userPinCode'),
})

type Operation = (state: Altinn2State, asked: SoapElement) => readonly string[] | Promise<readonly string[]>

const challenge: Operation = (state, asked) => {
  const given = state.challenge({
    pid: elementText(asked, 'UserSSN'),
    userName: elementText(asked, 'SystemUserName'),
    password: elementText(asked, 'UserPassword'),
    method: elementText(asked, 'AuthMethod'),
  })
  if (given === null)
    return [xmlElement('Message', 'Ingen mobiltelefon er registrert'), xmlElement('Status', 'NoPhoneNumber')]
  return [
    xmlElement('Message', given.message),
    xmlElement('Status', 'Ok'),
    xmlElement('ValidFrom', given.from),
    xmlElement('ValidTo', given.until),
  ]
}

const list: Operation = (state, asked) => {
  const account = state.enter(credentialsIn(asked))
  const search = findElement(asked, 'searchBE')
  if (!search || elementText(search, 'Reportee') !== account.pid) throw new SoapFault(5, 'Feil parametre')
  return [
    xmlElement(
      'ReporteeElementBEV2List',
      formElements(account, state.now())
        .filter(({ changed }) => elementText(search, 'FromDate') <= changed && changed <= elementText(search, 'ToDate'))
        .map(({ id, title, changed }) =>
          xmlElement('ReporteeElementBEV2', [
            xmlElement('LastChangedDate', changed),
            xmlElement('ReporteeElementId', String(id)),
            xmlElement('TaskStatus', 'Utfylling'),
            xmlElement('Title', title),
          ]),
        ),
    ),
  ]
}

const update: Operation = async (state, asked) => {
  const account = state.enter(credentialsIn(asked))
  const task = findElement(asked, 'formTaskUpdate')
  const elementId = task ? Number(elementText(task, 'ReporteeElementId')) : Number.NaN
  const found = formElements(account, state.now()).find(({ id }) => id === elementId)
  const forms =
    (task && findElement(task, 'FormUpdateList'))?.children.filter(({ name }) => name === 'FormUpdate') ?? []
  const year = Math.floor(elementId / 1000)
  if (!found || forms.length === 0 || forms.some((each) => !dataFormat.isOf(each, year)))
    throw new SoapFault(5, 'Feil parametre')
  const outcomes = await Promise.all(
    forms.map(async (each) => ({ each, problem: await checkForm(elementText(each, 'FormData'), year) })),
  )
  const failed = outcomes.filter(({ problem }) => problem !== null)
  for (const { each, problem } of outcomes) {
    if (problem !== null) continue
    const reference = elementText(each, 'EndUserSystemReference')
    const form = { at: state.now(), pid: account.pid, elementId, reference, xml: elementText(each, 'FormData') }
    const before = state.forms.list().find((one) => one.elementId === elementId && one.reference === reference)
    if (before) state.forms.change(before.id, form)
    else state.forms.append(form)
  }
  const text = `${forms.length - failed.length}/${forms.length} forms updated. ${failed.length} forms failed validation.`
  return [
    xmlElement('ReceiptId', String(state.forms.list()[0]?.id ?? 0)),
    // The outer receipt is OK even when a form in it is not.
    xmlElement('ReceiptStatusCode', 'OK'),
    xmlElement('ReceiptText', text),
    xmlElement(
      'SubReceipts',
      outcomes.map(({ each, problem }) =>
        xmlElement('ReceiptExternal', [
          xmlElement('ReceiptStatusCode', problem === null ? 'OK' : 'ValidationFailed'),
          xmlElement('ReceiptText', problem ?? 'Form updated'),
          xmlElement('References', [xmlElement('EndUserSystemReference', elementText(each, 'EndUserSystemReference'))]),
        ]),
      ),
    ),
  ]
}

/** The three operations, each at its own address. A fault has status 500, as SOAP 1.1 requires. */
export function altinn2Api(app: FastifyInstance, state: Altinn2State): void {
  const run = {
    GetAuthenticationChallenge: challenge,
    GetReporteeElementListBasicV2: list,
    UpdateFormDataBasic: update,
  }
  for (const [name, { path, namespace }] of Object.entries(operations)) {
    app.post(path, async ({ body }, reply) => {
      void reply.type('text/xml; charset=utf-8')
      try {
        const asked = await readOperation(typeof body === 'string' ? body : '', name)
        return await reply.send(soapAnswer(name, namespace, await run[name as keyof typeof run](state, asked)))
      } catch (error) {
        if (!(error instanceof SoapFault)) throw error
        return await reply.code(500).send(soapFault(error))
      }
    })
  }
}
