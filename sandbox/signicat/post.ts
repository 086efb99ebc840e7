/** Sends a provider's messages to people: to the same inbox and phones as the app's messages. */
export interface MessageSender {
  mail(message: {
    readonly to: string
    readonly from: string
    readonly subject: string
    readonly text: string
    readonly attachments?: readonly { readonly name: string; readonly type: string; readonly bytes: number }[]
  }): void
  sms(message: { readonly to: string; readonly from: string; readonly text: string }): void
}
