/** The asynchronous start that lazy shared modules need. */
void import('../../../../shell/src/main');
