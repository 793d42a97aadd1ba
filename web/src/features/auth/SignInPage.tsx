import styled from '@emotion/styled';
import { brand } from '../../brand.ts';
import { strings } from '../../strings/index.ts';
import { Page } from '../../ui/Page.tsx';
import { below, color, font, radius } from '../../ui/theme/tokens.ts';
import { SignInWays } from './SignInWays.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const words = strings.signIn;

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-top: 24px;
  ${below.phone} {
    padding-top: 0;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 100%;
  max-width: 880px;
  border: 1px solid ${color.soft};
  border-radius: ${radius.picture};
  overflow: hidden;
  @media (max-width: 899.98px) {
    grid-template-columns: 1fr;
    max-width: 480px;
  }
  ${below.phone} {
    border: 0;
    border-radius: 0;
  }
`;

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 40px;
  &:last-of-type {
    background: ${color.bgRaised};
    input {
      background: ${color.bg};
    }
  }
  ${below.phone} {
    padding: 24px 16px 32px;
  }
`;

const Title = styled.h2`
  font-size: ${font.size.huge};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.title};
  letter-spacing: -0.01em;
`;

const Lead = styled.p`
  margin: -12px 0 8px;
  color: ${color.textSoft};
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 32px;
  width: 100%;
  max-width: 880px;
  padding: 16px 0;
  color: ${color.textSoft};
  font-size: ${font.size.tiny};
  @media (max-width: 899.98px) {
    max-width: 480px;
  }
  ${below.phone} {
    padding: 16px;
  }
`;

const Links = styled.div`
  display: flex;
  gap: 24px;
  a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** Sign-in and sign-up on one page. */
export default function SignInPage() {
  return (
    <Page title={strings.common.pageTitle(words.title)} heading={words.page} hideHeading>
      <Centre>
        <Box>
          <Part>
            <Title>{words.title}</Title>
            <Lead>{words.lead}</Lead>
            <SignInWays />
          </Part>
          <Part>
            <Title>{words.signUpTitle}</Title>
            <Lead>{words.signUpLead}</Lead>
            <SignUpForm />
          </Part>
        </Box>
        <Footer>
          <span>{words.language}</span>
          <Links>
            <a href={brand.footer.help}>{words.help}</a>
            <a href={brand.footer.privacy}>{words.privacy}</a>
            <a href={brand.footer.terms}>{words.terms}</a>
          </Links>
        </Footer>
      </Centre>
    </Page>
  );
}
