/** An e-mail address. In a narrow column it breaks after the @, not in the middle of a word. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <bdi>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </bdi>
  );
}
