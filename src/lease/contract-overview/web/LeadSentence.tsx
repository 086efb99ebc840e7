/** A full stop after an initial or a short word doesn't end a sentence. */
const endOfSentence = /(?<=\p{L}{3}|\d\d|\))[.?!](?= \p{Lu})/u

/** The first sentence is the message. The rest explains it. */
export function LeadSentence({ children }: { readonly children: string }) {
  const end = endOfSentence.exec(children)
  const first = end === null ? children : children.slice(0, end.index + 1)
  return (
    <p>
      <strong>{first}</strong>
      {children.slice(first.length)}
    </p>
  )
}
